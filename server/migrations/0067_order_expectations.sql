-- What a shopper was told that an ordered thing should come to at their door, so that the package can say afterwards how right that was. Written once, a moment after the order.
create table order_expectations (
  order_item_id uuid primary key references order_items on delete cascade,
  kept_at timestamptz not null,
  -- All ordered together travelled in one package in what was told; these are the thing's shares of it.
  pieces integer not null check (pieces > 0),
  grams_low integer not null check (grams_low >= 0),
  grams_expected integer not null check (grams_expected >= grams_low),
  grams_high integer not null check (grams_high >= grams_expected),
  -- What the order came to, and with it what is paid when it ships: without duty at the door and without recharge fees, which the package does not know either.
  order_fen bigint not null check (order_fen >= 0),
  low_fen bigint not null check (low_fen >= order_fen),
  expected_fen bigint not null check (expected_fen >= low_fen),
  high_fen bigint not null check (high_fen >= expected_fen),
  model_version integer not null check (model_version >= 0),
  country text not null references countries,
  line_id text not null references shipping_lines
);
