-- Up to which value of the goods the price of a line contains duty and tax, by destination, such as
-- `EU 150 EUR, * 800 USD`.
-- lock: a table of a few rows, and the check holds for the default.
alter table shipping_lines add column duty_paid_up_to text not null default '' check (length(duty_paid_up_to) <= 400);

-- The rules of a release are files now, and the table holds what the shop itself entered. Rules that a shop
-- never touched make way for them; the others of a place in which it changed some stay, because they belong
-- together.
delete from import_rules seeded where staff_id is null and not exists (
  select from import_rules own where own.staff_id is not null
    and (own.place = seeded.place or own.place = 'EU' or seeded.place = 'EU'));
