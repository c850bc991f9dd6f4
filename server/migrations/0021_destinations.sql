-- Which destinations a shop serves is its own decision, and follows from its prices: every country to which a
-- line has a price, except those that staff closed, with the reason that shoppers read.
alter table countries add column closed_why jsonb;
-- lock: a table of a few hundred rows.
alter table countries add constraint countries_closed_why check (
  closed_why is null or (is_texts(closed_why, 1, 300) and not ships_to)
);
update countries set ships_to = true where not ships_to;

-- What staff confirm before a shop opens: its extra services and its rules for duty as well.
alter table setup_confirmations drop constraint setup_confirmations_step_check;
-- lock: a table of at most four rows.
alter table setup_confirmations add constraint setup_confirmations_step_check check (
  step in ('legal_texts', 'services', 'duties', 'fees')
);
