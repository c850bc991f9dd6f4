-- Who leads a shift: sees the figures of the others in the same warehouse.
alter table staff add column leads_shift boolean not null default false;

-- When a buyer asked a seller about an order that was not sent or did not arrive, what the seller answered,
-- and from which day on to ask again. Entries are only added; the newest counts.
create table seller_chases (
  id uuid primary key default gen_random_uuid(),
  seller_order_id uuid not null references seller_orders,
  staff_id uuid not null references staff,
  asked_at timestamptz not null,
  note text not null default '' check (length(note) <= 500),
  ask_again_on date not null
);
create index seller_chases_order on seller_chases (seller_order_id, asked_at desc);
create index seller_chases_staff on seller_chases (staff_id);

-- What one shift leaves the next to know or do, in a warehouse (null: all); ticked by who took it.
create table shift_notes (
  id uuid primary key default gen_random_uuid(),
  warehouse_id text references warehouses,
  body text not null check (length(body) between 1 and 500 and body = btrim(body)),
  written_by uuid not null references staff,
  written_at timestamptz not null,
  done_by uuid references staff,
  done_at timestamptz,
  constraint shift_notes_done check ((done_at is null) = (done_by is null))
);
create index shift_notes_open on shift_notes (written_at) where done_at is null;
create index shift_notes_ticked on shift_notes (done_at) where done_at is not null;
create index shift_notes_warehouse on shift_notes (warehouse_id);
create index shift_notes_written_by on shift_notes (written_by);
create index shift_notes_done_by on shift_notes (done_by);
