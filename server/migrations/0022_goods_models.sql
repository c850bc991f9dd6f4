-- Expected weights and sizes are learnt from words, sellers and weighings by a model of its own kind. The tables
-- of the model until now (estimate_models, estimate_shops) and the columns fold, factor and seen are no longer
-- used; the previous version still needs them, so a later migration removes them.

-- What a night learnt. The words of a version that is no longer in force are not kept.
create table goods_models (
  version integer generated always as identity primary key,
  learned_at timestamptz not null,
  first_day date,
  last_day date,
  products integer not null check (products >= 0),
  weighings integer not null check (weighings >= 0),
  -- Scales, quantiles of what estimates were off by, counting words, marketplaces. Null for a refused version.
  model jsonb check (jsonb_typeof(model) = 'object'),
  -- What words say: the coefficients of all buckets as 32-bit numbers.
  words bytea,
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- The same pieces estimated by the version in force until then; null for the first.
  figures_before jsonb check (jsonb_typeof(figures_before) = 'object'),
  in_force boolean not null,
  why_not text check (why_not in ('worse')),
  check (why_not is null or not in_force),
  check (not in_force or (model is not null and words is not null)),
  check ((first_day is null) = (last_day is null) and first_day <= last_day)
);
create unique index goods_models_in_force on goods_models (in_force) where in_force;
create constraint trigger goods_models_site_version after insert or update or delete on goods_models
  deferrable initially deferred for each row execute function note_site_change();
-- Stored estimates name the version that made them, so the numbers go on.
select setval(pg_get_serial_sequence('goods_models', 'version'), max(version)) from estimate_models
  having max(version) is not null;

-- How much heavier and larger a seller's goods are than their words say, as of last night.
create table goods_sellers (
  shop text primary key check (length(shop) between 1 and 300),
  -- {weight: {mean, variance, …}, …}
  states jsonb not null check (jsonb_typeof(states) = 'object')
);

-- A clerk was asked about the weight and confirmed it.
alter table stock_items add column weight_confirmed boolean not null default false;
alter table goods_measurements add column confirmed boolean not null default false;
-- Why nothing is learnt from a measurement; null if it counts.
alter table goods_measurements add column set_aside text;
alter table goods_measurements add constraint goods_measurements_set_aside
  check (set_aside in ('slip', 'implausible')) not valid;

alter table goods_measurements alter column factor set default 1;
alter table goods_knowledge alter column fold set default 'learn';
alter table goods_figures alter column seen set default '{}';
