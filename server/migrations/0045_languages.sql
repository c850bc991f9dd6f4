-- One list of languages, and one column for what is written in each of them.

-- Every language of the product, the first one being that in which texts are written first (domain/src/languages.ts). The server writes it anew when
-- it starts with another list.
create function languages() returns text[] language sql immutable parallel safe as $$ select array['en', 'zh'] $$;

-- A text in each language, within these lengths.
create function is_texts(value jsonb, shortest integer, longest integer) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(value) = 'object' then value ?& public.languages() and not exists (
    select from jsonb_each(value) text
    where jsonb_typeof(text.value) <> 'string' or length(text.value #>> '{}') not between shortest and longest
  ) else false end
$$;

-- A list of words in each language.
create function is_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(value) = 'object' then value ?& public.languages() and not exists (
    select from jsonb_each(value) list where jsonb_typeof(list.value) <> 'array'
  ) else false end
$$;

-- English by the stem of its words, others as they are written.
create function search_config(lang text) returns regconfig language sql immutable strict parallel safe as $$
  select case lang when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end
$$;
create or replace function article_search(lang text, title text, summary text, body text) returns tsvector
  language sql immutable strict parallel safe as $$
  select setweight(to_tsvector(by, public.search_words(title, false)), 'A')
      || setweight(to_tsvector(by, public.search_words(summary, false)), 'B')
      || setweight(to_tsvector(by, public.search_words(body, false)), 'D')
    from (select public.search_config(lang) as by) as chosen
$$;

-- Tells the database which languages there are. What is written already begins a new one with the text of the first.
create procedure set_languages(wanted text[]) language plpgsql as $$
declare
  place record;
begin
  if wanted = public.languages() then
    return;
  end if;
  execute format(
    'create or replace function public.languages() returns text[] language sql immutable parallel safe as %L', format('select %L::text[]', wanted));
  -- All of a row at once: it is checked as a whole.
  for place in
    select c.conrelid::regclass as name, string_agg(format(
        '%1$I = %1$I || (select jsonb_object_agg(language, coalesce(%1$I -> language, %1$I -> $1[1])) from unnest($1) language)', a.attname), ', ') as changes
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'is_(texts|words)\('
    group by c.conrelid
  loop
    execute format('update %s set %s', place.name, place.changes) using wanted;
  end loop;
end $$;

alter table article_texts drop constraint article_texts_lang_check, add constraint article_texts_lang_check check (lang = any (languages()));
alter table exports drop constraint exports_lang_check, add constraint exports_lang_check check (lang = any (languages()));
alter table leads drop constraint leads_lang_check, add constraint leads_lang_check check (lang = any (languages()));
alter table mails drop constraint mails_lang_check, add constraint mails_lang_check check (lang = any (languages()));
alter table recharges drop constraint recharges_lang_check, add constraint recharges_lang_check check (lang = any (languages()));
alter table reset_requests drop constraint reset_requests_lang_check, add constraint reset_requests_lang_check check (lang = any (languages()));
alter table shoppers drop constraint shoppers_lang_check, add constraint shoppers_lang_check check (lang = any (languages()));
alter table staff drop constraint staff_lang_check, add constraint staff_lang_check check (lang = any (languages()));

-- A pair of columns becomes one.
create procedure join_languages(of_table regclass, en text, zh text, joined text, kind text, bounds text) language plpgsql as $$
begin
  execute format('alter table %s add column %I jsonb', of_table, joined);
  execute format('update %s set %I = jsonb_build_object(''en'', %I, ''zh'', %I)', of_table, joined, en, zh);
  execute format('alter table %s drop column %I, drop column %I, alter column %I set not null, add check (%s(%I%s))',
    of_table, en, zh, joined, kind, joined, bounds);
end $$;
call join_languages('countries', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 100');
call join_languages('countries', 'continent_en', 'continent_zh', 'continent_name', 'is_texts', ', 1, 100');
call join_languages('warehouses', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 100');
call join_languages('shipping_lines', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 100');
call join_languages('shipping_lines', 'note_en', 'note_zh', 'note', 'is_texts', ', 0, 500');
call join_languages('shipping_rates', 'zone_en', 'zone_zh', 'zone_name', 'is_texts', ', 1, 100');
call join_languages('extra_services', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 100');
call join_languages('extra_services', 'note_en', 'note_zh', 'note', 'is_texts', ', 0, 500');
call join_languages('goods_categories', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 100');
call join_languages('goods_categories', 'words_en', 'words_zh', 'words', 'is_words', '');
call join_languages('canned_answers', 'title_en', 'title_zh', 'title', 'is_texts', ', 1, 60');
call join_languages('canned_answers', 'body_en', 'body_zh', 'body', 'is_texts', ', 1, 2000');
call join_languages('coupon_offers', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 60');
call join_languages('plans', 'name_en', 'name_zh', 'name', 'is_texts', ', 1, 40');
call join_languages('import_rules', 'note_en', 'note_zh', 'note', 'is_texts', ', 1, 400');
drop procedure join_languages;

-- Names in Latin and in Chinese letters, which are no languages of the product.
alter table warehouses rename column address_en to address_latin;
alter table warehouses rename column address_zh to address_chinese;
alter table provinces rename column name_en to name_latin;
alter table provinces rename column name_zh to name_chinese;

-- What packages keep: the Chinese words of a declaration by the name of their letters, the notes of an estimate by language.
update parcels set declaration = replace(declaration::text, '"description_zh":', '"description_chinese":')::jsonb
  where declaration::text like '%"description_zh":%';
update parcels set tax_estimate = jsonb_set(tax_estimate, '{rows}', (
  select coalesce(jsonb_agg(
    (line - 'note_zh') || jsonb_build_object('note', jsonb_build_object('en', line -> 'note', 'zh', coalesce(line -> 'note_zh', line -> 'note')))
    order by place), '[]')
  from jsonb_array_elements(tax_estimate -> 'rows') with ordinality as kept (line, place)))
  where tax_estimate is not null;
