-- Lists that shoppers show to everybody under a short address. What is shown is a copy of the goods as they were when the
-- shopper published them: product, options, price and its day. Quantities, notes, remarks and the sheet's words are never here.
create table public_lists (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  -- Null once the list itself was deleted.
  list_id uuid unique references goods_lists on delete set null,
  -- Letters and digits that nobody confuses, without vowels, so that no code reads as a word.
  code text not null unique check (code ~ '^[23456789bcdfghjkmnpqrstvwxyz]{10}$'),
  state text not null check (state in ('shown', 'withdrawn', 'taken_down')),
  title text not null check (length(title) between 1 and 80),
  intro text not null default '' check (length(intro) <= 500),
  -- The name that the shopper chose for the page; never taken from the account.
  shown_name text not null check (length(shown_name) between 1 and 40),
  -- [{platform, item_id, url, title, helper_title, options_text, price_fen, price_on}].
  goods jsonb not null default '[]' check (jsonb_typeof(goods) = 'array' and jsonb_array_length(goods) <= 200),
  published_at timestamptz not null,
  updated_at timestamptz not null,
  taken_down_at timestamptz,
  -- What the shopper was told.
  taken_down_reason text not null default '' check (length(taken_down_reason) <= 500),
  check (state <> 'shown' or list_id is not null),
  check ((state = 'taken_down') = (taken_down_at is not null))
);
create index public_lists_shopper on public_lists (shopper_id);
create index public_lists_state on public_lists (state, published_at, id);

-- What anybody reported about a public list. Who reported is not kept.
create table public_list_reports (
  id uuid primary key default gen_random_uuid(),
  public_list_id uuid not null references public_lists on delete cascade,
  reason text not null check (reason in ('illegal', 'unsafe', 'counterfeit', 'misleading', 'offensive', 'personal_data', 'other')),
  words text not null default '' check (length(words) <= 1000),
  created_at timestamptz not null,
  -- When staff decided about the list.
  decided_at timestamptz
);
create index public_list_reports_list on public_list_reports (public_list_id, created_at);
create index public_list_reports_decided on public_list_reports (decided_at);
create index public_list_reports_open on public_list_reports (public_list_id) where decided_at is null;
