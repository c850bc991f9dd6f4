-- A shopper's shelf is read page by page in the order in which things must leave, and looked through on the desk no further than its beginning. What has no
-- last free day yet comes last: with it as “infinity” a page begins in the index where the last one ended. The weight is for sums that ask no table.
-- lock: Both indexes of one stand in for a beginning of it; on a million rows each is built within seconds.
create index stock_items_own on stock_items
  (shopper_id, stage, (coalesce(free_until, 'infinity')), received_at, id);
drop index stock_items_shopper;

-- What is on its way to the warehouse, what moved last first.
create index order_items_own on order_items (shopper_id, stage, stage_at desc, id);
drop index order_items_shopper;
