-- Pages of searches are made for each request (docs/decisions/022).
DROP TABLE IF EXISTS "KeptSearch";
