-- A package can ask its shopper to pay duty to the carrier. Every stored row satisfies the wider checks.

alter table parcel_asks
  drop constraint parcel_asks_kind_check,
  add constraint parcel_asks_kind_check check (kind in ('papers', 'duty', 'delivery', 'collect')) not valid,
  drop constraint parcel_asks_answers,
  add constraint parcel_asks_answers check (answer is null or (kind, answer) in (
    ('papers', 'papers'), ('duty', 'paid'), ('delivery', 'again'), ('delivery', 'collect'))) not valid;
