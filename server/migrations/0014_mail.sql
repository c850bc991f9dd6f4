-- What mails need to know of their readers.

-- The time zone of the shopper's browser at the last log-in (domain/src/time/zones.ts), by which mails,
-- notifications and messages give times; null until then.
alter table shoppers add column time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$');
