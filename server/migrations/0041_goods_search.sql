-- Goods are found by any part of their titles, in both languages.
-- lock: pages of products that were looked up; a hundred thousand rows take some seconds, and what is written meanwhile waits.
create index products_title_parts on products using gin (pairs(title || ' ' || helper_title));

-- What other shops answered to a search, for an hour, so that the next page and the next reader cost no call.
-- The words themselves are not kept.
create table goods_search_pages (
  source text not null,
  -- Of words, language, order, bounds and page.
  key bytea not null,
  found jsonb not null,
  read_at timestamptz not null,
  primary key (source, key)
);
create index goods_search_pages_read on goods_search_pages (read_at);

-- Fingerprints of pictures that anybody may see, by which goods are found by picture. A job fills them in; a
-- picture that shows nothing to compare has none.
create table picture_hashes (
  file_id uuid primary key references files on delete cascade,
  is_hashed boolean not null default false,
  dct bit(64),
  diff bit(64),
  check ((dct is null) = (diff is null)),
  check (is_hashed or dct is null)
);
create index picture_hashes_waiting on picture_hashes (file_id) where not is_hashed;
insert into picture_hashes (file_id)
  select id from files where kind = 'product' and shopper_id is null and staff_id is null
  union select small_file_id from goods_photos where small_file_id is not null;

-- lock: pages of products that were looked up; a hundred thousand rows take some seconds, and what is written meanwhile waits.
create index products_images on products using gin (image_file_ids);

-- 1688 gives its own translations of options with its products.
alter table goods_translations drop constraint goods_translations_provider_check;
alter table goods_translations add constraint goods_translations_provider_check
  check (provider in ('deepl', 'google', 'baidu', '1688')) not valid;
