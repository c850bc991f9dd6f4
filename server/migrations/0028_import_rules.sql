-- Rules about duty and tax are edited by staff: each has a name that may leave the house, and says whose it is since when.
alter table import_rules add rule_id uuid not null default gen_random_uuid() unique;
alter table import_rules add staff_id uuid references staff;
-- Null: as the installation began.
alter table import_rules add changed_at timestamptz;
