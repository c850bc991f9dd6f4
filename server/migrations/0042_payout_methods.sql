-- Which ways there are to pay by hand is said by `PAYOUT_METHODS` in domain/src/funds/withdrawal.ts, and held by the contract. The database
-- only keeps nonsense out, so that a further way needs no migration.
alter table withdrawals drop constraint withdrawals_payout_method_check;
alter table withdrawals add constraint withdrawals_payout_method_check check (payout_method ~ '^[a-z][a-z0-9_]{1,39}$');
