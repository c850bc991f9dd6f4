-- Our registrations under which we collect the tax of a destination with the payment, and what we collected.

-- A registration of the operator. Never deleted, and never changed but for its last day: packages were sold
-- under it.
create table tax_registrations (
  id uuid primary key default gen_random_uuid(),
  scheme text not null check (scheme in ('ioss', 'gb_vat', 'voec', 'au_gst', 'nz_gst', 'sg_gst')),
  number text not null check (number ~ '^[A-Z0-9]{5,20}$'),
  -- The name of the registered person or company.
  party text not null check (length(party) between 1 and 200),
  -- The first and the last day on which it is in force, in Shanghai; null: until it is ended. One that was
  -- withdrawn before it began ends the day before.
  from_day date not null,
  until_day date check (until_day >= from_day - 1),
  created_by uuid not null references staff,
  created_at timestamptz not null,
  ended_by uuid references staff,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
-- At most one registration of a scheme has no end; that no two overlap is checked under a lock of the table.
create unique index tax_registrations_open on tax_registrations (scheme) where until_day is null;

create function refuse_registration_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.scheme, old.number, old.party, old.from_day, old.created_by, old.created_at)
    is distinct from (new.id, new.scheme, new.number, new.party, new.from_day, new.created_by, new.created_at) then
    raise exception 'a registration is only ended, never changed or deleted';
  end if;
  return new;
end $$;
create trigger tax_registrations_kept before update or delete on tax_registrations
  for each row execute function refuse_registration_change();
create trigger tax_registrations_not_emptied before truncate on tax_registrations
  for each statement execute function refuse_change();

-- The tax collected for a package, from its hand-over on: until then the money is only on hold. Given back to
-- the shopper at most once, with the whole package.
create table collected_taxes (
  parcel_id uuid not null references parcels,
  row_number integer not null check (row_number > 0),
  registration_id uuid not null references tax_registrations,
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What is taxed and the tax, in minor units of the currency; the rate in millionths, null if there are
  -- several; yuan for one unit of the currency, in billionths, as agreed with the shopper.
  taxable_minor bigint not null check (taxable_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  rate_ppm integer check (rate_ppm > 0),
  rate_nanos bigint not null check (rate_nanos > 0),
  tax_fen bigint not null check (tax_fen > 0),
  collected_at timestamptz not null,
  returned_at timestamptz check (returned_at >= collected_at),
  primary key (parcel_id, row_number)
);
create index collected_taxes_registration on collected_taxes (registration_id, collected_at);
create index collected_taxes_returned on collected_taxes (registration_id, returned_at)
  where returned_at is not null;

-- What we owe states is an account of its own for each scheme.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
-- lock: a row for each shopper's account; not checked again, because the new list only adds a word.
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in ('available', 'frozen',
  'withdrawing', 'shortfall', 'clearing', 'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment',
  'marketing', 'taxes')) not valid;
