-- An order at a seller that was recorded by mistake is taken back on the day: its items are to be bought again, and its number may be recorded anew.
alter table seller_orders
  add column taken_back_at timestamptz,
  add column taken_back_by uuid references staff,
  add column taken_back_reason text not null default '' check (length(taken_back_reason) <= 500),
  add constraint seller_orders_taken_back check (
    (taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason = ''));
drop index seller_orders_number;
create unique index seller_orders_number on seller_orders (upper(number), platform, seller_name) where taken_back_at is null;

-- How an item was before it was bought, and what its shopper got back or gave besides. Null for what was bought before this was kept: that stays bought.
alter table purchases
  add column agreed_goods_fen bigint check (agreed_goods_fen >= 0),
  add column agreed_freight_fen bigint check (agreed_freight_fen >= 0),
  add column saved_fen bigint check (saved_fen >= 0),
  add column added_fen bigint check (added_fen >= 0),
  add constraint purchases_before_whole check (num_nulls(agreed_goods_fen, agreed_freight_fen, saved_fen, added_fen) in (0, 4));

-- As before; but what was taken back has no items.
create or replace function seller_order_adds_up() returns trigger language plpgsql as $$
declare
  checked uuid := case tg_table_name when 'purchases' then to_jsonb(new) ->> 'seller_order_id' else to_jsonb(new) ->> 'id' end;
begin
  if exists (select from seller_orders where id = checked and taken_back_at is not null) then
    if exists (select from purchases where seller_order_id = checked) then
      raise exception 'seller order % was taken back, and has items', checked using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if not exists (
    select from seller_orders bought
    join purchases on purchases.seller_order_id = bought.id
    where bought.id = checked
    group by bought.id
    having sum(purchases.freight_fen) = bought.freight_fen and sum(purchases.discount_fen) = bought.discount_fen
  ) then
    raise exception 'the shares of seller order % do not add up to it', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
