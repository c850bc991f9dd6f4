-- For which goods the price of a line does not contain duty and tax: the beginnings of their tariff numbers,
-- such as `3303, 851713`.
-- lock: a table of a few rows, and the check holds for the default.
alter table shipping_lines add column duty_excludes text not null default '' check (length(duty_excludes) <= 400);
