-- The releases of the duty rules that this shop holds: the one that is applied, some before it, and at most
-- one that waits to be applied.
create table rules_releases (
  id uuid primary key default gen_random_uuid(),
  version text not null unique check (version ~ '^\d{4}-\d{2}-\d{2}\.\d{1,4}$'),
  source text not null check (source in ('product', 'url', 'file')),
  state text not null check (state in ('staged', 'held', 'applied', 'replaced', 'rolled_back')),
  valid_from date not null,
  minimum_product text not null,
  -- The text of each file by its path.
  files jsonb not null,
  -- The SHA-256 of the files and their paths.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  arrived_at timestamptz not null,
  -- When it is applied by itself if nobody holds it.
  applies_at timestamptz not null,
  applied_at timestamptz,
  -- Who brought it to its state; null: it came or was applied by itself.
  staff_id uuid references staff,
  check (applied_at is not null or state in ('staged', 'held'))
);
create unique index rules_releases_applied on rules_releases ((true)) where state = 'applied';
create unique index rules_releases_waiting on rules_releases ((true)) where state in ('staged', 'held');
create constraint trigger rules_releases_site_version after insert or update or delete on rules_releases
  deferrable initially deferred for each row execute function note_site_change();

-- What became of asking RULES_URL for a newer release. One row, once it was asked.
create table rules_feed (
  only_one boolean primary key default true check (only_one),
  asked_at timestamptz not null,
  -- When it last answered with a release that could be verified, whether new or known.
  heard_at timestamptz,
  -- Why the last answer could not be used: the reason of a refusal, and what it refers to.
  fault text,
  detail text not null default '' check (length(detail) <= 300)
);
