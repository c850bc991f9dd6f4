-- Other agents, galleries, short hosts and apps whose links are read: what staff added, and what they changed of the list that comes with the program
-- (domain/src/links/agents/built-in.ts). A host in this table replaces its row of that list.
create table link_sites (
  host text primary key check (host ~ '^[a-z0-9][a-z0-9+.-]{1,252}$'),
  kind text not null check (kind in ('agent', 'photos', 'short', 'app')),
  -- What the shop calls the agent; empty for sites that are none.
  name text not null default '' check (name ~ '^[a-z0-9][a-z0-9_-]{0,39}$' or name = ''),
  -- The site's own numbers for marketplaces: {"0": "1688"}.
  codes jsonb not null default '{}' check (jsonb_typeof(codes) = 'object' and pg_column_size(codes) < 1000),
  is_read boolean not null default true,
  changed_at timestamptz not null,
  changed_by uuid not null references staff,
  check ((kind = 'agent') = (name <> ''))
);
create constraint trigger link_sites_site_version after insert or update or delete on link_sites
  deferrable initially deferred for each row execute function note_site_change();

-- Links that shoppers pasted and we could not read: their form without anything personal, and how often. Nothing says who pasted them.
create table unread_links (
  form text primary key check (length(form) between 4 and 400),
  host text not null check (length(host) between 2 and 100),
  reason text not null check (reason in ('page_unknown', 'scheme_unknown', 'leads_nowhere', 'nothing_read')),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at)
);
create index unread_links_host on unread_links (host);
create index unread_links_last on unread_links (last_at);
