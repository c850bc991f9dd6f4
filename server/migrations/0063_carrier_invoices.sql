-- What carriers billed, package by package, beside what shoppers paid for it when the invoice was brought: figures of a later day change nothing here.
create table carrier_invoices (
  id uuid primary key default gen_random_uuid(),
  carrier text not null check (length(carrier) between 1 and 60),
  number text not null check (length(number) between 1 and 60),
  -- SHA-256 of the file: the same one under another number is the same invoice.
  content_hash bytea not null unique,
  staff_id uuid not null references staff,
  created_at timestamptz not null
);
create unique index carrier_invoices_number on carrier_invoices (lower(carrier), lower(number));
create index carrier_invoices_newest on carrier_invoices (created_at desc);

create table carrier_invoice_rows (
  invoice_id uuid not null references carrier_invoices,
  row integer not null check (row > 1),
  tracking_number text not null check (length(tracking_number) between 4 and 40),
  carrier_fen bigint not null,
  grams integer check (grams > 0),
  -- Null: no package of ours has this number.
  parcel_id uuid references parcels,
  line_id text references shipping_lines,
  charged_fen bigint,
  charged_grams integer,
  -- An earlier invoice has this number already.
  again boolean not null,
  primary key (invoice_id, row),
  unique (invoice_id, tracking_number),
  check ((parcel_id is null) = (charged_fen is null) and (parcel_id is null) = (line_id is null))
);
create index carrier_invoice_rows_tracking on carrier_invoice_rows (tracking_number);
create index carrier_invoice_rows_parcel on carrier_invoice_rows (parcel_id) where parcel_id is not null;
