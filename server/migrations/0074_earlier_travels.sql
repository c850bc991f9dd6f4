-- How long packages took before this shop kept records of them: days of lines are counted from these and from what was sent since.
create table earlier_travels (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  line_id text not null references shipping_lines on delete cascade,
  shipped_at timestamptz not null,
  delivered_at timestamptz not null check (delivered_at >= shipped_at),
  promised_min integer not null check (promised_min >= 0),
  promised_max integer not null check (promised_max >= promised_min)
);
create index earlier_travels_shipped on earlier_travels (shipped_at);
