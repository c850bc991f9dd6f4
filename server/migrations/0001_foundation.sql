-- The schema of version 0.2.0 begins here. Files 0001 to 0013 create it topic by topic, in the order in which
-- the topics depend on each other. A released file never changes: later changes are new files.
-- Conventions: money is in fen (1/100 yuan, `*_fen`) or in the smallest unit of a named currency (`*_minor`);
-- exchange rates are `rate_nanos`, billionths of a yuan for one major unit. `stage` columns follow the state
-- tables in domain/src, and `*_steps` tables record every transition.
-- Indexes for the lists of staff are named by what they serve: `*_list*` a sort order or a filter, with the
-- id as the last column so that a page can end anywhere; `*_begins` a search by the beginning; `*_parts` and
-- `*_signs` a search by any part.
-- This file: functions that constraints, indexes and triggers of several topics use, and the staff, to whom
-- most tables refer.

-- For append-only tables: refuses every update, delete and truncate.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- === Languages ===

-- The languages of the product; the first one is the language in which texts are written first
-- (domain/src/languages.ts). `set_languages` replaces this function when the program starts with another
-- list.
create function languages() returns text[] language sql immutable parallel safe as $$
  select array['en', 'zh']
$$;

-- Whether a value is an object with a text in each language, each within these lengths.
create function is_texts(value jsonb, shortest integer, longest integer) returns boolean
  language sql immutable parallel safe as $$
  select case when jsonb_typeof(value) = 'object' then value ?& public.languages() and not exists (
    select from jsonb_each(value) text
    where jsonb_typeof(text.value) <> 'string' or length(text.value #>> '{}') not between shortest and longest
  ) else false end
$$;

-- Whether a value is an object with a list of words for each language.
create function is_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(value) = 'object' then value ?& public.languages() and not exists (
    select from jsonb_each(value) list where jsonb_typeof(list.value) <> 'array'
  ) else false end
$$;

-- Sets the list of languages. Texts that exist already are given the first language's wording in each new
-- language. All columns of a row are written at once, because the row is checked as a whole.
create procedure set_languages(wanted text[]) language plpgsql as $$
declare
  place record;
begin
  if wanted = public.languages() then
    return;
  end if;
  execute format(
    'create or replace function public.languages() returns text[] language sql immutable parallel safe as %L',
    format('select %L::text[]', wanted));
  for place in
    select c.conrelid::regclass as name, string_agg(format(
        '%1$I = %1$I || ('
        'select jsonb_object_agg(language, coalesce(%1$I -> language, %1$I -> $1[1])) from unnest($1) language)',
        a.attname), ', ') as changes
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'is_(texts|words)\('
    group by c.conrelid
  loop
    execute format('update %s set %s', place.name, place.changes) using wanted;
  end loop;
end $$;

-- === Search ===

-- The pairs of neighbouring letters of a text, for indexes that find any part of it. Most Chinese words have
-- two characters, which is too few for pg_trgm. It is plpgsql without a query, because a SQL function would
-- be planned anew for each row that is written.
create function pairs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  low constant text := lower(words);
  found_pairs text[] := '{}';
begin
  for at in 1..length(low) - 1 loop
    found_pairs[at] := substr(low, at, 2);
  end loop;
  return found_pairs;
end $$;

-- The characters of a text that can be words by themselves, such as Chinese characters and kana: what follows
-- the alphabets in Unicode. domain/src/lists/signs.ts makes the same distinction. A search for one of them
-- has no pair to look for.
create function signs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  low constant text := lower(words);
  letter text;
  found_signs text[] := '{}';
begin
  -- Only ASCII: nothing to find.
  if octet_length(low) = length(low) then return found_signs; end if;
  for at in 1..length(low) loop
    letter := substr(low, at, 1);
    if ascii(letter) >= x'2e80'::integer then found_signs := found_signs || letter; end if;
  end loop;
  return found_signs;
end $$;

-- Splits Chinese, which has no spaces, into words for full-text search: every character and every pair of
-- neighbours. For a query (`pairs_only`) the pairs suffice, except for a character that stands alone.
create function search_words(source text, pairs_only boolean) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  words text := '';
  part text;
begin
  for part in
    select match[1] from regexp_matches(source, '([\u3400-\u9fff]+|[^\u3400-\u9fff]+)', 'g') as match
  loop
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

-- English is searched by word stems, every other language as it is written.
create function search_config(lang text) returns regconfig language sql immutable strict parallel safe as $$
  select case lang when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end
$$;

-- The full-text search vector of an article. Its title counts most, then its summary.
create function article_search(lang text, title text, summary text, body text) returns tsvector
  language sql immutable strict parallel safe as $$
  select setweight(to_tsvector(by, public.search_words(title, false)), 'A')
      || setweight(to_tsvector(by, public.search_words(summary, false)), 'B')
      || setweight(to_tsvector(by, public.search_words(body, false)), 'D')
    from (select public.search_config(lang) as by) as chosen
$$;

-- A query for everything that begins with a term, so that an article is found while a word is being typed.
create function prefix_query(term text) returns tsquery language sql immutable strict parallel safe as $$
  select ('''' || replace(replace(term, '\', '\\'), '''', '''''') || ''':*')::tsquery
$$;

-- === Sealed values and files ===

-- Whether a value is encrypted with a sealing key, so that a dump does not reveal it. The key is kept outside
-- the database (server/src/platform/sealing/seal.ts).
create function is_sealed(content text) returns boolean language sql immutable parallel safe as $$
  select content ~ '^sealed1\.[0-9a-f]{8}\.[A-Za-z0-9_-]{38,}$'
$$;

-- For columns that refer to files: a file may be attached only where its kind belongs, and where the shopper
-- of the row is known, only if it is theirs. Arguments: the column with one id or several, the kind, and the
-- column of the shopper or ''.
create function check_attached() returns trigger language plpgsql as $$
declare
  whole constant jsonb := to_jsonb(new);
  attached jsonb := whole -> tg_argv[0];
  owner text := whole ->> tg_argv[2];
begin
  if jsonb_typeof(attached) = 'string' then attached := jsonb_build_array(attached); end if;
  if jsonb_typeof(attached) is distinct from 'array' or attached = '[]' then return new; end if;
  if exists (
    select from jsonb_array_elements_text(attached) as named (file)
    left join files on files.id = named.file::uuid
    where files.id is null or files.kind <> tg_argv[1] or (owner is not null and files.shopper_id is distinct
      from owner::uuid)
  ) then
    raise exception '% of % is no file of kind % that may stand there', tg_argv[0], tg_table_name, tg_argv[1]
      using errcode = 'check_violation', constraint = tg_table_name || '_attached';
  end if;
  return new;
end $$;

-- === Staff ===

-- A member of staff. One that was invited has no password yet.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null check (length(name) between 1 and 64),
  password_hash text,
  roles text[] not null check (roles <@ array['support', 'buyer', 'warehouse', 'finance', 'admin']),
  lang text not null default 'en' check (lang = any (languages())),
  disabled_at timestamptz,
  created_at timestamptz not null,
  password_changed_at timestamptz
);
create unique index staff_email on staff (lower(email));

-- One logged-in browser of a member of staff.
create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_sessions_open on staff_sessions (staff_id, seen_at desc) where ended_at is null;
create index staff_sessions_expires on staff_sessions (expires_at);

-- A one-time link with which a member of staff sets a password. An admin hands it over; a newer link replaces
-- older ones.
create table staff_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_links_open on staff_links (staff_id) where used_at is null;
create index staff_links_expires on staff_links (expires_at);

-- Two-step login of a member of staff.
create table staff_two_factor (
  staff_id uuid primary key references staff,
  secret text not null check (length(secret) >= 32),
  confirmed_at timestamptz,
  -- As in two_factor.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  constraint staff_two_factor_secret_sealed check (is_sealed(secret))
);

-- A code that replaces the second step of a member of staff once.
create table staff_recovery_codes (
  staff_id uuid not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Whether someone can log in and do everything.
create function is_admin(member staff) returns boolean language sql immutable as $$
  select 'admin' = any (member.roles) and member.disabled_at is null and member.password_hash is not null
$$;

-- Keeps the last admin, however it is attempted. The actions refuse it with a message; this is for every
-- other way. Two admins who remove each other at the same time take turns at the lock, and the second check
-- sees the first change.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  if is_admin(old) and (tg_op = 'DELETE' or not is_admin(new)) then
    perform pg_advisory_xact_lock(hashtext('the last admin'));
    if not exists (select from staff where is_admin(staff)) then
      raise exception 'the last admin stays' using errcode = 'restrict_violation';
    end if;
  end if;
  return null;
end $$;
create trigger staff_keep_an_admin after update or delete on staff
  for each row execute function keep_an_admin();

-- An action of a member of staff, with the state before and after it. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  -- Null for the admin command on the server itself.
  staff_id uuid references staff,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  request_id text not null,
  created_at timestamptz not null,
  address text not null default '',
  user_agent text not null default ''
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_staff on audit_log (staff_id, created_at desc, id desc);
create index audit_log_action on audit_log (action, created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc, id desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
