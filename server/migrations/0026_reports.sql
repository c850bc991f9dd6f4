-- The ledger as staff read it: newest first, by cause, shopper, account or amount.
create index ledger_transactions_newest on ledger_transactions (created_at desc, id desc);
create index ledger_transactions_kind on ledger_transactions (kind, created_at desc, id desc);
create index ledger_transactions_shopper_newest on ledger_transactions (shopper_id, created_at desc, id desc);
create index ledger_postings_out on ledger_postings (from_account_id, transaction_id);
create index ledger_postings_in on ledger_postings (to_account_id, transaction_id);
create index ledger_postings_amount on ledger_postings (amount, transaction_id);

-- What reports count, by when it happened.
create index orders_placed on orders (created_at);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_of_shopper_placed on orders (shopper_id, created_at);
create index order_item_steps_moment on order_item_steps (step, created_at);
create index stock_item_steps_moment on stock_item_steps (step, created_at);
create index stock_items_received on stock_items (received_at);
create index stock_items_stocked on stock_items (stocked_at) where stocked_at is not null;
create index parcels_packed on parcels (packed_at) where packed_at is not null;
create index parcels_shipped on parcels (shipped_at) where shipped_at is not null;
create index shoppers_registered on shoppers (created_at);

-- What became of each run of a job. The queue itself forgets what went well.
create table job_runs (
  id bigint generated always as identity primary key,
  name text not null,
  -- The queue's number of it: the tries of one job share it.
  job_id text not null,
  started_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Why it failed; null where it went well.
  error text check (length(error) <= 2000)
);
create index job_runs_name on job_runs (name, id desc);
create index job_runs_started on job_runs (started_at);
create index job_runs_failed on job_runs (id desc) where error is not null;

-- What providers told us, the newest first.
create index webhook_events_newest on webhook_events (received_at desc, id desc);
