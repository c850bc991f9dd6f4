-- The mailbox that a coupon was given to, as a keyed hash: it outlives the account, so that another account
-- of the same mailbox gets no second coupon of an offer. Null for coupons from before; it is filled in when
-- their account is closed.
alter table coupons add column mailbox_hash bytea;

-- lock: Coupons are few, a handful for each shopper, and the index holds only the ones with a hash, which is none yet.
create index coupons_mailbox on coupons (mailbox_hash) where mailbox_hash is not null;

-- The checks of the migration before.
alter table supplements validate constraint supplements_fees;
alter table item_questions validate constraint item_questions_fee;
alter table purchases validate constraint purchases_added_fees;

-- Money that arrived for an account that is closed or blocked.
-- lock: The table has a row for each difference that was ever found.
alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
-- lock: The same.
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('not_in_books', 'not_at_provider', 'amount_differs', 'found_late', 'short', 'beyond_credit', 'account_ended'));
