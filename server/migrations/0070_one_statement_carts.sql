-- How many lines a cart has now, also for a statement that has waited: what a statement counts by itself is what there was when it began, what a volatile
-- function counts is what there is when it is called. A line is so added in one statement that locks the cart's shopper first, and needs no transaction around it.
create function cart_lines_now(shopper uuid) returns bigint language plpgsql volatile as $$
begin
  return (select count(*) from cart_items where shopper_id = shopper);
end $$;
