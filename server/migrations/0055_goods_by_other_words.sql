-- What goods are called beside the seller's words: found by it, and given it by a machine where nothing else knows a name.

-- Words among a shopper's own, as in migrations 0046 and 0047: the seller's title, and what else the thing is called. In one expression, so that the
-- index has two lists of pairs and not five. The title stays apart, since staff look for it as well and are shown no name of a shopper's own.
drop index order_items_title_parts;
create index order_items_title_parts on order_items using gin (
  (array[shopper_id]), pairs(title), pairs(title_latin || e'\n' || options_latin || e'\n' || own_name));
drop index stock_items_title_parts;
create index stock_items_title_parts on stock_items using gin ((array[shopper_id]), pairs(title), pairs(title_latin));
