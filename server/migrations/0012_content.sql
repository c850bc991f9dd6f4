-- Content with versions and search, the operator's brand, and a desk for enquiries.

-- Each save is a version; what was said before stays readable and can be brought back.
alter table articles
  add column version integer not null default 1 check (version > 0),
  add constraint articles_type check (type in (1, 2)),
  add constraint articles_category check (category ~ '^[a-z][a-z-]{1,39}$'),
  add constraint articles_position check (position >= 0);
alter table article_texts
  add constraint article_texts_name check (length(article_name) between 1 and 120),
  add constraint article_texts_summary check (length(summary) <= 300),
  add constraint article_texts_body check (length(body) between 1 and 60000);

-- What staff write begins at 1000: below it a later version may bring articles of its own.
create sequence article_ids minvalue 1000;

create table article_revisions (
  article_id integer not null references articles,
  version integer not null check (version > 0),
  -- The article as it was: kind, category, position, published, both texts.
  content jsonb not null,
  -- Nobody: the text that the installation began with.
  staff_id uuid references staff,
  restored_from integer check (restored_from < version),
  created_at timestamptz not null,
  primary key (article_id, version)
);
create trigger article_revisions_append_only before update or delete on article_revisions
  for each row execute function refuse_change();
create trigger article_revisions_not_emptied before truncate on article_revisions
  for each statement execute function refuse_change();

-- Chinese has no spaces: every character and every pair of neighbours becomes a word of the index. Of a question (`pairs_only`) the pairs
-- are enough, and a character that stands alone.
create function search_words(source text, pairs_only boolean) returns text language plpgsql immutable strict parallel safe as $$
declare
  words text := '';
  part text;
begin
  for part in select match[1] from regexp_matches(source, '([\u3400-\u9fff]+|[^\u3400-\u9fff]+)', 'g') as match loop
    if part !~ '^[\u3400-\u9fff]' then
      words := words || ' ' || part;
    else
      if length(part) = 1 or not pairs_only then
        words := words || ' ' || array_to_string(string_to_array(part, null), ' ');
      end if;
      for at in 1 .. length(part) - 1 loop
        words := words || ' ' || substr(part, at, 2);
      end loop;
    end if;
  end loop;
  return words;
end $$;

-- English by the stem of its words, Chinese by its pairs; the title counts most.
create function article_search(lang text, title text, summary text, body text) returns tsvector
  language sql immutable strict parallel safe as $$
  select setweight(to_tsvector(by, search_words(title, false)), 'A')
      || setweight(to_tsvector(by, search_words(summary, false)), 'B')
      || setweight(to_tsvector(by, search_words(body, false)), 'D')
    from (select case lang when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end as by) as chosen
$$;
alter table article_texts
  add column search tsvector generated always as (article_search(lang, article_name, summary, body)) stored;
create index article_texts_search on article_texts using gin (search);

-- The operator's logo as we serve it: two pictures of our own making, small enough to be saved with the rest.
create table logos (
  id uuid primary key default gen_random_uuid(),
  wide bytea not null check (length(wide) between 1 and 300000),
  icon bytea not null check (length(icon) between 1 and 100000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  staff_id uuid not null references staff,
  created_at timestamptz not null
);

-- Enquiries of the fulfilment page, from the first word to won or lost.
alter table leads
  add column stage text not null default 'new' check (stage in ('new', 'contacted', 'won', 'lost')),
  add column assignee_id uuid references staff,
  add column version integer not null default 1 check (version > 0),
  add column consent_at timestamptz;
update leads set consent_at = created_at, stage = case when handled_at is null then 'new' else 'contacted' end;
alter table leads alter column consent_at set not null, drop column handled_at;
create index leads_newest on leads (stage, created_at desc, id desc);

create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid not null references staff,
  kind text not null check (kind in ('note', 'stage', 'assignee')),
  note text not null default '' check (length(note) <= 2000),
  stage text check (stage in ('new', 'contacted', 'won', 'lost')),
  assignee_id uuid references staff,
  created_at timestamptz not null,
  check ((kind = 'note') = (note <> '' and stage is null)),
  check ((kind = 'stage') = (stage is not null))
);
create index lead_events_lead on lead_events (lead_id, id);

-- A term of the index as a search for whatever begins with it, so that half a word is found while it is typed.
create function prefix_query(term text) returns tsquery language sql immutable strict parallel safe as $$
  select ('''' || replace(replace(term, '\', '\\'), '''', '''''') || ''':*')::tsquery
$$;
