-- A question taken back at once by who asked it. It was neither answered nor did it expire.
alter table item_questions drop constraint item_questions_answer_check;
alter table item_questions add constraint item_questions_answer_check
  check (answer in ('accepted', 'declined', 'expired', 'withdrawn')) not valid;

-- What a step overwrote on its item, for its undo within a minute: money on hold, the shopper's own price.
alter table order_item_steps add column before jsonb;

-- Many goods that travel together from one warehouse to another, in boxes with one number.
create table transfer_loads (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  from_warehouse text not null references warehouses,
  to_warehouse text not null references warehouses,
  reason text not null check (length(reason) between 1 and 500),
  -- The carrier's number, or the licence plate of our van.
  waybill text not null default '' check (length(waybill) <= 60),
  made_by uuid not null references staff,
  created_at timestamptz not null,
  sent_by uuid references staff,
  sent_at timestamptz,
  called_off_by uuid references staff,
  called_off_at timestamptz,
  -- When somebody at the destination said that nothing more is coming.
  closed_by uuid references staff,
  closed_at timestamptz,
  check (from_warehouse <> to_warehouse),
  check ((sent_at is null) = (sent_by is null)),
  check ((called_off_at is null) = (called_off_by is null)),
  check ((closed_at is null) = (closed_by is null)),
  check (called_off_at is null or sent_at is null),
  check (closed_at is null or sent_at is not null)
);
create index transfer_loads_newest on transfer_loads (created_at desc, id desc);
create index transfer_loads_from on transfer_loads (from_warehouse);
create index transfer_loads_to on transfer_loads (to_warehouse);

-- A transfer may be part of a load: in which box, and from which shelf, to which it returns if it is taken
-- out.
alter table stock_transfers add column load_id uuid references transfer_loads;
alter table stock_transfers add column box smallint;
alter table stock_transfers add column from_shelf text not null default '';
alter table stock_transfers add constraint stock_transfers_box
  check ((load_id is null) = (box is null) and (box is null or box between 1 and 99)) not valid;
-- lock: a table of some thousand rows
create index stock_transfers_load on stock_transfers (load_id) where load_id is not null;

-- What is missing when a load has come is decided like what a count misses.
alter table count_differences alter column count_id drop not null;
alter table count_differences add column load_id uuid references transfer_loads;
alter table count_differences add constraint count_differences_of
  check ((count_id is null) <> (load_id is null)) not valid;
alter table count_differences drop constraint count_differences_kind_check;
alter table count_differences add constraint count_differences_kind_check
  check (kind in ('missing', 'unlabelled', 'elsewhere', 'other_warehouse', 'moving', 'gone', 'not_arrived'))
  not valid;
-- lock: a table of some hundred rows
create index count_differences_load on count_differences (load_id) where load_id is not null;

-- A question in our own words, which the shopper answers in theirs.
alter table item_questions drop constraint item_questions_kind_check;
alter table item_questions add constraint item_questions_kind_check
  check (kind in ('price', 'options', 'free', 'problem')) not valid;
alter table item_questions add column reply text not null default '';
alter table item_questions add constraint item_questions_reply
  check (length(reply) <= 500 and (reply = '' or kind = 'free')) not valid;

-- Where the books had a thing when a difference was decided, for the undo of that decision.
alter table count_differences add column was_shelf text not null default '';
