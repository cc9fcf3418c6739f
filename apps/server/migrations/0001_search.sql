-- Substring search (the lists of the back office): trigrams serve terms of three and more characters, bigrams those of two.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION text_bigrams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}')
  FROM (
    SELECT letter || lead(letter) OVER (ORDER BY place) AS pair
    FROM unnest(string_to_array(lower(value), NULL)) WITH ORDINALITY AS letters(letter, place)
  ) AS pairs
  WHERE pair IS NOT NULL
$$;
--> statement-breakpoint
CREATE INDEX users_search_idx ON users USING gin (lower(email) gin_trgm_ops, lower(display_name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_bigrams_idx ON users USING gin (text_bigrams(email), text_bigrams(display_name));
--> statement-breakpoint
CREATE INDEX orders_search_idx ON orders USING gin (lower(id) gin_trgm_ops, lower(razorpay_order_id) gin_trgm_ops, lower(payment_id) gin_trgm_ops, lower(customer_email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX orders_bigrams_idx ON orders USING gin (text_bigrams(id), text_bigrams(razorpay_order_id), text_bigrams(payment_id), text_bigrams(customer_email));
--> statement-breakpoint
CREATE INDEX contact_submissions_search_idx ON contact_submissions USING gin (lower(subject) gin_trgm_ops, lower(message) gin_trgm_ops, lower(email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_submissions_bigrams_idx ON contact_submissions USING gin (text_bigrams(subject), text_bigrams(message), text_bigrams(email));
