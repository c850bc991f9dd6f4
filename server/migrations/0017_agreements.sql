-- What shopper and agency agree about an item's price: how much dearer it may be without a question, what a supplement pays for, and how
-- much of it goes back.
alter table cart_items
  add tolerance_percent integer not null default 0 check (tolerance_percent in (0, 5, 10));
alter table order_items
  add tolerance_percent integer not null default 0 check (tolerance_percent in (0, 5, 10)),
  -- Pieces that were refunded, of `quantity`.
  add refunded_quantity integer not null default 0,
  add check (refunded_quantity between 0 and quantity);

-- The seller's price once an item's supplement is paid. A parcel's supplement has none.
alter table supplements
  add goods_fen bigint check (goods_fen >= 0),
  add freight_fen bigint check (freight_fen >= 0);
update supplements set (goods_fen, freight_fen) = (
  select new_goods_fen, new_freight_fen from item_questions
  where item_questions.order_item_id = supplements.order_item_id and answer = 'accepted'
  order by answered_at desc, asked_at desc limit 1
) where order_item_id is not null;
alter table supplements
  add check ((goods_fen is null) = (order_item_id is null)),
  add check ((freight_fen is null) = (order_item_id is null));

alter table refund_cases
  add quantity integer not null default 1 check (quantity > 0),
  add cause text not null default 'other' check (cause in (
    'changed_mind', 'ordered_by_mistake', 'wrong_item', 'wrong_options', 'missing', 'damaged', 'poor_quality', 'not_sent', 'other')),
  -- Whose fault it is, which decides who pays for the way back.
  add fault text not null default 'seller' check (fault in ('shopper', 'seller', 'ours')),
  -- What the way back costs the shopper; it comes off the goods.
  add return_fen bigint not null default 0 check (return_fen >= 0),
  add check (return_fen <= goods_fen + freight_fen);
update refund_cases set quantity = (select quantity from order_items where order_items.id = order_item_id);
alter table refund_cases alter quantity drop default, alter cause drop default, alter fault drop default;
