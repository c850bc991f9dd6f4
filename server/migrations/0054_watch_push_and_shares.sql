-- Notifications on devices about watched goods.
alter table messages drop constraint messages_push_kind_check;
alter table messages add constraint messages_push_kind_check
  check (push_kind in ('decisions', 'parcels', 'watched')) not valid;
alter table push_subscriptions drop constraint push_subscriptions_kinds_check;
alter table push_subscriptions add constraint push_subscriptions_kinds_check
  check (cardinality(kinds) between 1 and 3 and kinds <@ array['decisions', 'parcels', 'watched']) not valid;

-- Accounts whose addresses may be one mailbox (mailboxOf in domain/src/texts/email.ts): the part before + and
-- @, without dots.
-- lock: a row for each account, read once; some 100,000 of them take less than a second.
create index shoppers_mailbox on shoppers (
  (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''))
);

-- The order of which a correction of a balance gives something back.
alter table adjustments add column order_id uuid references orders;
alter table adjustments add constraint adjustments_order_up check (order_id is null or amount_fen > 0) not valid;
-- lock: the new column is null in every row, so the index is empty and its table, of corrections, is read once.
create index adjustments_order on adjustments (order_id) where order_id is not null;
