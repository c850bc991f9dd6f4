-- A package may be claimed more than once, for other pieces each time (docs/rules/claims-and-refunds.md).
-- `quantities`: how many pieces of each of its goods a claim names, in the order of `stock_item_ids`.
-- The default is for claims of the version before, which name goods without pieces: the trigger fills in all of them.
alter table parcel_claims add column quantities integer[] not null default '{}';
update parcel_claims set quantities = array(
    select stock.quantity from unnest(stock_item_ids) with ordinality goods (id, position)
    join stock_items stock on stock.id = goods.id order by position
  )
  where quantities = '{}';

-- No piece is named by two claims that are open or paid, and claims together take no more of a package's insurance than it was insured for.
-- The package is locked, so that two claims made at once see each other.
create function guard_claims() returns trigger language plpgsql as $$
begin
  if new.stage in ('rejected', 'cancelled') then return new; end if;
  perform from parcels where id = new.parcel_id for no key update;
  if new.quantities = '{}' then
    new.quantities := array(
      select stock.quantity from unnest(new.stock_item_ids) with ordinality goods (id, position)
      join stock_items stock on stock.id = goods.id order by position);
  end if;
  if cardinality(new.quantities) <> cardinality(new.stock_item_ids) or 0 >= any (new.quantities) then
    raise exception 'a claim names at least one piece of each of its goods'
      using errcode = 'check_violation', constraint = 'parcel_claims_pieces';
  end if;
  -- Goods may be fewer later: pieces of a package that came back can be refunded.
  if (tg_op = 'INSERT' or old.stage in ('rejected', 'cancelled')
      or (old.stock_item_ids, old.quantities) is distinct from (new.stock_item_ids, new.quantities)) and exists (
    select from (
      select id, quantity from unnest(new.stock_item_ids, new.quantities) own (id, quantity)
      union all
      select goods.id, goods.quantity from parcel_claims other, unnest(other.stock_item_ids, other.quantities) goods (id, quantity)
      where other.parcel_id = new.parcel_id and other.id <> new.id and other.stage not in ('rejected', 'cancelled')
    ) named
    group by id
    having sum(quantity) > coalesce((
      select stock.quantity from parcel_items packed join stock_items stock on stock.id = packed.stock_item_id
      where packed.parcel_id = new.parcel_id and packed.stock_item_id = named.id
    ), 0)
    and id = any (new.stock_item_ids)
  ) then
    raise exception 'a piece is claimed once' using errcode = 'check_violation', constraint = 'parcel_claims_once_a_piece';
  end if;
  if new.fault = 'carrier' and new.stage in ('granted', 'paid') and new.goods_fen + (
    select coalesce(sum(goods_fen), 0) from parcel_claims other
    where other.parcel_id = new.parcel_id and other.id <> new.id and other.fault = 'carrier' and other.stage in ('granted', 'paid')
  ) > (select insured_fen from parcels where id = new.parcel_id) then
    raise exception 'the claims for a package share its insurance'
      using errcode = 'check_violation', constraint = 'parcel_claims_within_insurance';
  end if;
  return new;
end $$;
create trigger parcel_claims_guard before insert or update of stage, stock_item_ids, quantities, fault, goods_fen on parcel_claims
  for each row execute function guard_claims();

drop index parcel_claims_one;
-- lock: claims are few, one for some packages only.
create index parcel_claims_parcel on parcel_claims (parcel_id);
