-- A line that “Buy now” placed in the cart belongs to an order form that may be returned to: sending the form
-- again replaces the line. So there is at most one such line per shopper and link, from whichever tab it came.
alter table cart_items add column buy_now boolean not null default false;
-- lock: the new column is false in every row, so the index is empty and its table, of carts, is read once.
create unique index cart_items_buy_now on cart_items (shopper_id, url) where buy_now;
