-- What runs where: each process of the shop writes its row every ten seconds and takes it away when it ends. One that is silent was killed, or cannot reach the database.
create table processes (
  id uuid primary key,
  role text not null check (role in ('both', 'web', 'worker')),
  version text not null check (length(version) <= 100),
  host text not null check (length(host) <= 255),
  pid integer not null check (pid > 0),
  -- How many migrations its program knows.
  migrations integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- The longest that something waited for the processor since the last time.
  held_up_ms integer not null check (held_up_ms >= 0),
  connections integer not null check (connections >= 0),
  -- Calls that wait for a connection.
  waiting integer not null check (waiting >= 0),
  memory_mb integer not null check (memory_mb >= 0),
  out_of_order text[] not null
);
