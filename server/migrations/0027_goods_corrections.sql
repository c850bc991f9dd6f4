-- What staff decide about weighings, and correct in what the program knows of goods.

-- What a member of staff decided about a weighing that was set aside, as long as its weight is not measured
-- again: a believed one counts like one that a clerk confirmed, a rejected one counts no more.
alter table goods_measurements add column verdict text;
alter table goods_measurements add column verdict_at timestamptz;
alter table goods_measurements add column verdict_by uuid;
alter table goods_measurements add constraint goods_measurements_verdict
  check (verdict in ('believed', 'rejected')) not valid;
alter table goods_measurements add constraint goods_measurements_verdict_known
  check ((verdict is null) = (verdict_at is null) and (verdict is null) = (verdict_by is null)) not valid;
alter table goods_measurements add constraint goods_measurements_verdict_by
  foreign key (verdict_by) references staff not valid;
-- lock: only a job writes this table, and few of its rows are in the index; a million rows take a second.
create index goods_measurements_aside on goods_measurements (measured_at, id)
  where set_aside is not null or verdict is not null;

-- A kind of goods that staff added, or changed in the table that comes with the program
-- (domain/src/goods-knowledge/kinds-table.ts). A row replaces the kind of its id in that table.
create table goods_kinds (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- By language.
  name jsonb not null check (jsonb_typeof(name) = 'object' and pg_column_size(name) < 1000),
  -- One piece in its own packaging: 10 of 100 are lighter, half, 10 of 100 heavier.
  low_grams integer not null check (low_grams between 1 and 60000),
  usual_grams integer not null check (usual_grams between 1 and 60000),
  high_grams integer not null check (high_grams between 1 and 60000),
  length_mm integer not null check (length_mm between 1 and 5000),
  width_mm integer not null check (width_mm between 1 and 5000),
  height_mm integer not null check (height_mm between 1 and 5000),
  changed_at timestamptz not null,
  changed_by uuid not null references staff,
  check (low_grams <= usual_grams and usual_grams <= high_grams and low_grams < high_grams),
  check (length_mm >= width_mm and width_mm >= height_mm)
);
create constraint trigger goods_kinds_site_version after insert or update or delete on goods_kinds
  deferrable initially deferred for each row execute function note_site_change();

-- What a word names here, instead of what the program's table says: a kind, or (null) none.
create table goods_words (
  word text primary key check (length(word) between 1 and 40 and word = lower(word) and word = btrim(word)),
  kind text check (kind ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  changed_at timestamptz not null,
  changed_by uuid not null references staff
);
create constraint trigger goods_words_site_version after insert or update or delete on goods_words
  deferrable initially deferred for each row execute function note_site_change();

-- What staff say of one product: its kind, whatever its words name, or that its pieces cannot be compared
-- (a listing under which different things are sold).
create table goods_corrections (
  platform text not null check (length(platform) between 1 and 40),
  item_id text not null check (length(item_id) between 1 and 200),
  kind text check (kind ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  is_comparable boolean not null default true,
  changed_at timestamptz not null,
  changed_by uuid not null references staff,
  primary key (platform, item_id),
  check (kind is not null or not is_comparable)
);
create index goods_corrections_kind on goods_corrections (kind) where kind is not null;

-- Parts of the titles of weighed products, by which the nearest ones of a title are found.
create table goods_grams (
  gram integer not null,
  goods_id bigint not null references goods_knowledge on delete cascade,
  primary key (gram, goods_id)
);
create index goods_grams_goods on goods_grams (goods_id);
-- They are filled in when a product is recomputed, as all are now.
insert into goods_marks (platform, item_id)
  select platform, item_id from goods_knowledge;

-- The weight and packed size of one piece that a source of product data states; null where it states none.
alter table products add column stated_grams integer;
alter table products add column stated_length_mm integer;
alter table products add column stated_width_mm integer;
alter table products add column stated_height_mm integer;
alter table products add constraint products_stated_grams
  check (stated_grams between 1 and 200000) not valid;
alter table products add constraint products_stated_size
  check (num_nulls(stated_length_mm, stated_width_mm, stated_height_mm) in (0, 3)
    and stated_length_mm between 1 and 5000 and stated_width_mm between 1 and 5000
    and stated_height_mm between 1 and 5000) not valid;
