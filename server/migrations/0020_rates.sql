-- A rate card: the prices of whole lines from a moment on. What is left of a withdrawn one is that it was there.
create table rate_cards (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  effective_from timestamptz not null,
  -- Null: the card that the installation began with.
  staff_id uuid references staff,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff
);
create index rate_cards_newest on rate_cards (effective_from desc);

alter table shipping_rates add card_id uuid references rate_cards;
with first_card as (
  insert into rate_cards (name, effective_from, created_at)
  select 'Starting rates', min(effective_from), min(effective_from) from shipping_rates having count(*) > 0
  returning id
)
update shipping_rates set card_id = (select id from first_card);
create index shipping_rates_card on shipping_rates (card_id);

-- Goods that a line or a country does not take, beside what the rate card says of each zone. In force at once.
create table category_bans (
  id uuid primary key default gen_random_uuid(),
  category_id text not null references goods_categories,
  line_id text references shipping_lines,
  country text references countries,
  note text not null default '' check (length(note) <= 200),
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  check (line_id is not null or country is not null),
  unique nulls not distinct (category_id, line_id, country)
);

-- Duty and tax that customs of a country ask for, as we know it, dated. An estimate for shoppers, never a promise.
create table tax_rules (
  id uuid primary key default gen_random_uuid(),
  country text not null references countries,
  valid_from date not null,
  valid_until date check (valid_until > valid_from),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Up to this value of the goods, nothing of the kind is asked for. Null: nobody is spared.
  duty_free_minor bigint check (duty_free_minor >= 0),
  tax_free_minor bigint check (tax_free_minor >= 0),
  -- Null: not known, so not estimated.
  duty_per_mille integer check (duty_per_mille between 0 and 10000),
  tax_per_mille integer check (tax_per_mille between 0 and 10000),
  -- For each kind of goods (each HS code) in a consignment up to `flat_limit_minor`, instead of the duty.
  flat_duty_minor bigint check (flat_duty_minor >= 0),
  flat_limit_minor bigint check (flat_limit_minor >= 0),
  -- A fee for each consignment, and for each line of the declaration.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  fee_line_minor bigint not null default 0 check (fee_line_minor >= 0),
  note_en text not null default '',
  note_zh text not null default '',
  source text not null default '',
  unique (country, valid_from)
);
