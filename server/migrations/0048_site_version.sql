-- Servers keep in memory what staff configure. The statement that reads a session reads this number as well: one that has grown says that memory is out
-- of date, on every server alike, whoever wrote.
create table site_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into site_version (version) values (1);

create function note_site_change() returns trigger language plpgsql as $$
begin
  update site_version set version = version + 1;
  -- For what is read without a session. Equal notices of a transaction are delivered as one.
  perform pg_notify('longhaul_changes', 'site version');
  return null;
end $$;

-- At the end of the transaction: the lock on the number is its last.
do $$
declare
  configured text;
begin
  foreach configured in array array['settings', 'articles', 'article_texts', 'warehouses', 'goods_categories']
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I
      deferrable initially deferred for each row execute function note_site_change()', configured || '_site_version', configured);
  end loop;
end $$;
