-- What the operator decides: countries, rates, warehouses, lines, prices, articles. Dated where it changes.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name_en text not null,
  name_zh text not null,
  continent text not null,
  continent_en text not null,
  continent_zh text not null,
  dial_code text not null,
  currency text not null,
  province_required boolean not null,
  postcode_used boolean not null,
  postcode_required boolean not null,
  ships_to boolean not null
);

create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Billionths of a yuan for one major unit.
  rate_nanos bigint not null check (rate_nanos > 0),
  source text not null,
  quoted_on date not null,
  created_at timestamptz not null,
  unique (currency, quoted_on, source)
);

create table warehouses (
  id text primary key check (id ~ '^[A-Z0-9]{2,8}$'),
  name_en text not null,
  name_zh text not null,
  address_en text not null,
  address_zh text not null,
  receiver text not null,
  phone text not null,
  postcode text not null,
  position integer not null,
  closed_at timestamptz
);

create table shipping_lines (
  id text primary key,
  option text not null check (option in ('express', 'direct', 'postal', 'ocean')),
  tax_mode text not null check (tax_mode in ('ddu', 'ddp', 'ioss')),
  name_en text not null,
  name_zh text not null,
  note_en text not null default '',
  note_zh text not null default '',
  position integer not null,
  closed_at timestamptz
);

create table shipping_rates (
  id uuid primary key default gen_random_uuid(),
  line_id text not null references shipping_lines,
  zone text not null,
  zone_en text not null,
  zone_zh text not null,
  countries text[] not null,
  first_grams integer not null check (first_grams > 0),
  first_price_fen bigint not null check (first_price_fen >= 0),
  step_grams integer not null check (step_grams > 0),
  step_price_fen bigint not null check (step_price_fen >= 0),
  customs_fee_fen bigint not null check (customs_fee_fen >= 0),
  min_charge_grams integer not null default 0 check (min_charge_grams >= 0),
  volumetric_divisor integer not null default 0 check (volumetric_divisor >= 0),
  volumetric_min_side_mm integer not null default 0 check (volumetric_min_side_mm >= 0),
  max_grams integer not null check (max_grams > 0),
  max_length_mm integer,
  max_sum_mm integer,
  max_girth_mm integer,
  min_days integer not null check (min_days > 0),
  max_days integer not null check (max_days >= min_days),
  observed_days text not null default '',
  refused_categories text[] not null default '{}',
  effective_from timestamptz not null,
  effective_until timestamptz,
  check (effective_until is null or effective_until > effective_from),
  unique (line_id, zone, effective_from)
);
create index shipping_rates_countries on shipping_rates using gin (countries);

create table extra_services (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  note_en text not null default '',
  note_zh text not null default '',
  -- Charged once a parcel, or for each item in it.
  unit text not null check (unit in ('item', 'parcel')),
  price_fen bigint not null check (price_fen >= 0),
  position integer not null,
  closed_at timestamptz
);

create table goods_categories (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  words_en text[] not null default '{}',
  words_zh text[] not null default '{}',
  forbidden boolean not null
);

create table articles (
  id integer primary key check (id > 0),
  is_faq boolean not null,
  type integer not null default 1,
  category text not null,
  position integer not null default 0,
  published_at timestamptz
);

create table article_texts (
  article_id integer not null references articles,
  lang text not null check (lang in ('en', 'zh')),
  article_name text not null,
  summary text not null,
  body text not null,
  updated_at timestamptz not null,
  primary key (article_id, lang)
);

create table leads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  monthly_volume text not null,
  message text not null,
  lang text not null check (lang in ('en', 'zh')),
  handled_at timestamptz,
  created_at timestamptz not null
);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  first_name text not null,
  last_name text not null,
  email text not null,
  country text not null references countries,
  province text not null default '',
  city text not null,
  address text not null,
  postcode text not null default '',
  phone text not null,
  tax_id text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index addresses_one_default on addresses (shopper_id) where is_default;
create index addresses_shopper on addresses (shopper_id);
