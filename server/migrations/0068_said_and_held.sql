-- What was told of a piece before it was weighed, by which version: what shows afterwards how right we were. Of one piece as bought, 80 of 100 between the ends; null where nothing was
-- told, because it was weighed before this was kept.
alter table goods_measurements
  add said_version integer check (said_version >= 0),
  add said_low integer check (said_low > 0),
  add said_expected integer check (said_expected >= said_low),
  add said_high integer check (said_high >= said_expected),
  add check (num_nulls(said_version, said_low, said_expected, said_high) in (0, 4));
create index goods_measurements_said on goods_measurements (measured_at) where said_version is not null;

-- What that comes to, month by month, of all pieces (an empty kind) and of each kind: counted again every night for this month and the last, since what was weighed is corrected afterwards.
create table estimate_months (
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null check (length(kind) <= 40),
  pieces integer not null check (pieces > 0),
  -- Lighter than was said, and heavier.
  below integer not null check (below >= 0),
  above integer not null check (above >= 0 and below + above <= pieces),
  -- By how much half of the expected weights were off, at most; half as heavy is as wrong as twice as heavy.
  error_per_mille integer not null check (error_per_mille >= 0),
  primary key (month, kind)
);

-- What is known of a product from before this shop kept records: {arrived, problems, days, prices}. What stations write since then is added to it.
alter table goods_knowledge add earlier jsonb check (jsonb_typeof(earlier) = 'object');
