-- What a person confirmed about a product for customs of a place (a country, or EU for all its members): the
-- next package of that product to that place starts with it.
create table product_customs (
  platform text not null check (length(platform) between 1 and 40),
  item_id text not null check (length(item_id) between 1 and 200),
  place text not null check (place ~ '^[A-Z]{2}$'),
  hs_code text not null check (hs_code ~ '^[0-9]{6,12}$'),
  description text not null check (length(description) between 1 and 200),
  description_chinese text not null default '' check (length(description_chinese) <= 200),
  -- The maker's number of the product; its standard number (GTIN); and whether somebody stated that it has
  -- none.
  maker_item text not null default '' check (length(maker_item) <= 64),
  standard_item text not null default '' check (standard_item ~ '^([0-9]{8}|[0-9]{12,14})?$'),
  no_standard_item boolean not null default false,
  -- The maker's name and address.
  maker text not null default '' check (length(maker) <= 200),
  confirmed_by uuid not null references staff,
  confirmed_at timestamptz not null,
  primary key (platform, item_id, place),
  check (standard_item = '' or not no_standard_item)
);
