-- When this database was last backed up whole: nobody looks into a folder of backups every morning, and an alert can.
create table last_backup (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  encrypted boolean not null
);
