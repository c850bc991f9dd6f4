-- Where the carrier of a line bills the duty and tax that it pays in advance, and what it adds to them, by
-- destination, such as `NO 2%, EU 3% + 12 CNY`. For every other destination the line's price contains them.
-- lock: a table of a few rows, and the check holds for the default.
alter table shipping_lines add column duty_markup text not null default '' check (length(duty_markup) <= 400);
