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
