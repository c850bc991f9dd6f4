-- Shoppers are found by the beginning of their name, in either order and with their family name alone, and by the end of a telephone number; so is whoever
-- stands in their address book. Begins with the family name where names are written so.
create index shoppers_full_name_begins on shoppers (lower(replace(first_name || last_name, ' ', '')) text_pattern_ops);
create index shoppers_family_name_begins on shoppers (lower(replace(last_name || first_name, ' ', '')) text_pattern_ops);
create index shoppers_phone_ends on shoppers (reverse(regexp_replace(phone, '\D', '', 'g')) text_pattern_ops) where phone <> '';
create index addresses_full_name_begins on addresses (lower(replace(first_name || last_name, ' ', '')) text_pattern_ops);
create index addresses_family_name_begins on addresses (lower(replace(last_name || first_name, ' ', '')) text_pattern_ops);
create index addresses_phone_ends on addresses (reverse(regexp_replace(phone, '\D', '', 'g')) text_pattern_ops);
create index shoppers_code_begins on shoppers (code text_pattern_ops);
create index arrivals_unclaimed_begins on arrivals (tracking_number text_pattern_ops) where unclaimed;
create index recharges_number_begins on recharges (number text_pattern_ops);
create index remittances_number_begins on remittances (number text_pattern_ops);
create index withdrawals_number_begins on withdrawals (number text_pattern_ops);
