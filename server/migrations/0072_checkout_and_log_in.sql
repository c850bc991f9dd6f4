-- Orders of which is not kept yet what they were expected to come to at the door, with what the browser said of its language, and the country and line that the shopper
-- chose for it, which may be unknown by then. A job of the queue for each order cost a dozen
-- statements; one looks here every minute instead.
create table orders_to_expect (
  order_id uuid primary key references orders on delete cascade,
  accept_language text not null check (length(accept_language) <= 100),
  country text check (length(country) = 2),
  line_id text check (length(line_id) <= 40)
);
-- Those whose own job may still wait.
insert into orders_to_expect (order_id, accept_language)
select id, '' from orders
where created_at > now() - interval '1 hour' and not exists (
  select from order_items join order_expectations on order_item_id = order_items.id where order_id = orders.id
);

-- All wrong tries of an account are found by the beginning of their names. In the order of a language no index knows what begins with something, and each right log-in read the whole table.
alter table failed_tries alter column key type text collate "C";
