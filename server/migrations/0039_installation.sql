-- What an installation is: the demo, or a real shop. Written once, before anybody can log in, and never changed: a demo has published passwords.
create table installation (
  only_one boolean primary key default true check (only_one),
  kind text not null check (kind in ('demo', 'shop')),
  marked_at timestamptz not null default now()
);

create function refuse_other_installation() returns trigger language plpgsql as $$
begin
  raise exception 'what an installation is never changes';
end $$;
create trigger installation_stays before update or delete on installation
  for each row execute function refuse_other_installation();

-- Workers of the job queue, by the name under which they lock jobs. One that was not seen for a while is dead, and its jobs are given to others.
-- The database's own clock counts: machines disagree.
create table job_workers (
  id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- What is removed by its age is found by it.
create index staff_sessions_expires on staff_sessions (expires_at);
create index sessions_expires on sessions (expires_at);
create index staff_links_expires on staff_links (expires_at);
create index email_links_expires on email_links (expires_at);
create index login_events_created on login_events (created_at);
