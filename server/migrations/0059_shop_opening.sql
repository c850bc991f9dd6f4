-- A shop of strangers' money begins closed, and what nobody stands for is not in force. Of a database that is older than this: the demo stays what it is, and
-- a shop that has shoppers stays open, but what it has of the invented examples counts no more until its staff say that it is true.
create function is_demo_or_trading(of_demo boolean) returns boolean language sql as $$
  select exists (select from installation where kind = 'demo')
    or exists (select from settings where name = 'demoStory')
    or (not of_demo and exists (select from shoppers))
$$;

-- One row from the first opening on. A demo is always open.
create table shop_opening (
  only_one boolean primary key default true check (only_one),
  opened_at timestamptz not null,
  opened_by uuid references staff (id),
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by uuid references staff (id),
  closed_reason text not null default '' check (char_length(closed_reason) <= 500),
  check ((closed_at is null) = (closed_reason = ''))
);
insert into shop_opening (opened_at) select now() where is_demo_or_trading(false);

create function keep_opening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (select from installation where kind = 'demo') then
    raise exception 'a shop that was open was open, and a demo stays so';
  end if;
  return new;
end $$;
create trigger opening_stays before update or delete on shop_opening
  for each row execute function keep_opening();

-- What staff say of things that no program can check: that they were read, and are right.
create table setup_confirmations (
  step text primary key check (step in ('legal_texts', 'fees')),
  confirmed_at timestamptz not null,
  confirmed_by uuid not null references staff (id)
);

-- A mail that arrived: the code of its link came back. Which mail server it was sent by is kept as a hash; another one is tested anew.
create table mail_tests (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  code_hash bytea not null unique,
  settings_hash bytea not null,
  sent_at timestamptz not null,
  sent_by uuid not null references staff (id),
  confirmed_at timestamptz check (confirmed_at >= sent_at)
);
create index mail_tests_sent on mail_tests (sent_at desc);

-- A warehouse or a rate card counts from the moment at which somebody stood for it.
alter table warehouses
  add column confirmed_at timestamptz,
  add column confirmed_by uuid references staff (id);
update warehouses set confirmed_at = now()
  where is_demo_or_trading(true)
    or (phone !~ '^400-000-000[1-7]$' and address_latin !~ 'Yuantao' and address_chinese !~ '远淘');

alter table rate_cards
  add column confirmed_at timestamptz,
  add column confirmed_by uuid references staff (id);
update rate_cards set confirmed_at = created_at, confirmed_by = staff_id
  where is_demo_or_trading(true) or staff_id is not null;

-- When orders are reviewed: hours of the clock in Shanghai on these days of the week (0 is Sunday), but for days off, and on days worked instead.
create table working_hours (
  only_one boolean primary key default true check (only_one),
  weekdays smallint[] not null check (weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(weekdays) between 1 and 7),
  opens_hour smallint not null check (opens_hour between 0 and 23),
  closes_hour smallint not null check (closes_hour between 1 and 24 and closes_hour > opens_hour),
  changed_at timestamptz not null,
  changed_by uuid references staff (id)
);
create table days_off (
  first_day date primary key,
  last_day date not null check (last_day between first_day and first_day + 60),
  exclude using gist (daterange(first_day, last_day, '[]') with &&)
);
create table days_worked (day date primary key);

-- Until now these days were written in the program: who worked by them still does.
insert into working_hours (weekdays, opens_hour, closes_hour, changed_at)
  select '{1,2,3,4,5}', 9, 18, now() where is_demo_or_trading(false);
insert into days_off (first_day, last_day)
  select first_day::date, last_day::date from (values
    ('2026-01-01', '2026-01-03'), ('2026-02-15', '2026-02-23'), ('2026-04-04', '2026-04-06'), ('2026-05-01', '2026-05-05'),
    ('2026-06-19', '2026-06-21'), ('2026-09-25', '2026-09-27'), ('2026-10-01', '2026-10-07'), ('2027-01-01', '2027-01-01'),
    ('2027-02-05', '2027-02-08'), ('2027-04-05', '2027-04-05'), ('2027-05-01', '2027-05-02'), ('2027-06-09', '2027-06-09'),
    ('2027-09-15', '2027-09-15'), ('2027-10-01', '2027-10-03')
  ) as days (first_day, last_day) where is_demo_or_trading(false);
insert into days_worked (day)
  select day::date from unnest(array['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']) as day
  where is_demo_or_trading(false);

-- The address and the hours that every shop had until it said its own were invented: they stay the demo's.
insert into settings (name, value, updated_at)
  select name, to_jsonb(value), now() from (values
    ('contactEmail', 'service@longhaul.example'),
    ('contactHours', 'Mon–Fri 9:00–18:00 (UTC+8)'),
    ('contactHoursZh', '周一至周五 9:00–18:00（UTC+8）')
  ) as said (name, value) where is_demo_or_trading(true)
  on conflict do nothing;

drop function is_demo_or_trading;

do $$
declare
  configured text;
begin
  foreach configured in array array['shop_opening', 'working_hours']
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I
      deferrable initially deferred for each row execute function note_site_change()', configured || '_site_version', configured);
  end loop;
end $$;
