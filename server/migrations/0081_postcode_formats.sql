-- Postcodes that countries have introduced, and examples as they are written there. A format that staff have changed stays as it is.
update countries set postcode_pattern = new.pattern, postcode_example = new.example
from (values
  ('AI', '(?:AI-)?2640', 'AI-2640', 'AI-2640'),
  ('EG', '\d{5}', '\d{5}(?:\d{2})?', '12411'),
  ('KH', '\d{5}', '\d{5,6}', '120101'),
  ('KZ', '\d{6}', '\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d', '040900'),
  ('MM', '\d{5}', '\d{5}(?:\d{2})?', '11181'),
  ('MT', '[A-Z]{3} ?\d{2,4}', '[A-Z]{3} ?\d{2,4}', 'VLT 1117'),
  ('PY', '\d{4}', '\d{4}(?:\d{2})?', '1536'),
  ('SA', '\d{5}', '\d{5}(?:-\d{4})?', '11564'),
  ('SE', '\d{3} ?\d{2}', '\d{3} ?\d{2}', '114 55'),
  ('SV', 'CP [1-3][1-7][0-2]\d', '(?:CP )?[1-3][1-7][0-2]\d', '1101'),
  ('VE', '\d{4}', '\d{4}(?:-[A-Z])?', '1010')
) as new(code, old_pattern, pattern, example)
where countries.code = new.code and countries.postcode_pattern = new.old_pattern;
