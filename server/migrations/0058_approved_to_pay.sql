-- What an approved act leaves to be paid, and its shopper approved with it: orders, a package or a supplement. The
-- program pays exactly that, at the total that was shown, without asking a second time.
alter table approvals add column to_pay uuid[] not null default '{}';
