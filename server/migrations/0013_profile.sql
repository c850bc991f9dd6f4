-- A nickname has 16 characters as people count them; an emoji among them may be ten code points.
alter table shoppers drop constraint shoppers_nickname_check;
alter table shoppers
  add constraint shoppers_nickname_check check (length(nickname) <= 160),
  add constraint shoppers_first_name_check check (length(first_name) <= 50),
  add constraint shoppers_last_name_check check (length(last_name) <= 50),
  add constraint shoppers_phone_check check (length(phone) <= 40),
  add constraint shoppers_birthday_check check (birthday > '1890-01-01'),
  add constraint shoppers_avatar_file foreign key (avatar_file_id) references files on delete set null;
create index shoppers_avatar_file on shoppers (avatar_file_id) where avatar_file_id is not null;

-- What an address abroad looks like: the shape of a country's postcodes, and the parts a country has a list of.
alter table countries
  add column postcode_pattern text not null default '',
  add column postcode_example text not null default '';
create table provinces (
  country text not null references countries,
  code text not null,
  position integer not null,
  name_en text not null check (name_en <> ''),
  -- Empty where no name in that language is known.
  name_zh text not null,
  -- As it is written there, where that is not the English name.
  name_local text not null,
  primary key (country, code)
);
