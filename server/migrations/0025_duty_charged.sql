-- What was really charged for duty and tax on a package, beside what its shopper was told.

-- A carrier's invoice for duty and tax, as staff entered it. Nothing is posted in the books.
create table duty_invoices (
  id uuid primary key default gen_random_uuid(),
  carrier text not null check (length(carrier) between 1 and 60),
  number text not null check (length(number) between 1 and 60),
  -- Rows that match no package of ours, and rows of packages that an earlier invoice billed: not counted.
  unknown_rows integer not null check (unknown_rows >= 0),
  again_rows integer not null check (again_rows >= 0),
  staff_id uuid not null references staff,
  created_at timestamptz not null
);
create unique index duty_invoices_number on duty_invoices (lower(carrier), lower(number));
create index duty_invoices_newest on duty_invoices (created_at desc);

-- At most one of a carrier's invoice and one of the shopper; of both, the invoice counts.
create table duty_charges (
  parcel_id uuid not null references parcels,
  source text not null check (source in ('invoice', 'receipt')),
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor between 0 and 10000000000),
  -- The same in yuan, at the rate of the day of the estimate: what money did since is no error of the rules.
  charged_fen bigint not null check (charged_fen >= 0),
  -- What was told before paying; null where no whole sum was told, and the package does not count.
  low_fen bigint,
  likely_fen bigint,
  high_fen bigint,
  -- domain/src/duty/charged.ts
  error_per_mille integer check (error_per_mille between 0 and 1000),
  is_inside boolean,
  -- The shopper's picture of the receipt.
  file_id uuid references files,
  invoice_id uuid references duty_invoices on delete cascade,
  told_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (parcel_id, source),
  check ((source = 'invoice') = (invoice_id is not null)),
  check (source = 'receipt' or file_id is null),
  check (low_fen >= 0 and low_fen <= likely_fen and likely_fen <= high_fen),
  check ((likely_fen is null) = (low_fen is null) and (likely_fen is null) = (high_fen is null)
    and (likely_fen is null) = (error_per_mille is null) and (likely_fen is null) = (is_inside is null)),
  check (changed_at >= told_at)
);
create index duty_charges_newest on duty_charges (country, told_at desc) where likely_fen is not null;
create index duty_charges_invoice on duty_charges (invoice_id) where invoice_id is not null;
create index duty_charges_file on duty_charges (file_id) where file_id is not null;
create trigger attached before insert or update of file_id on duty_charges
  for each row execute function check_attached('file_id', 'attachment', '');
