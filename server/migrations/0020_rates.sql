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
