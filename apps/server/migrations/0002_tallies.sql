-- How many users, resumes and messages there are, kept by the changes themselves (docs/decisions/kept-counts.md).
-- Each change adds a row of its own, so that no two writers ever wait for one another; the rows are summed up every hour.
CREATE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_tallies (kind, change) SELECT TG_TABLE_NAME, count(*) FROM added HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_tallies (kind, change) SELECT TG_TABLE_NAME, -count(*) FROM removed HAVING count(*) > 0;
  ELSE
    DELETE FROM row_tallies WHERE kind = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A deleted resume is kept for a day, to be restored: it counts no longer from the moment it was deleted.
CREATE FUNCTION tally_resumes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_tallies (kind, change)
      SELECT 'resumes', count(*) FROM added WHERE deleted_at IS NULL HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_tallies (kind, change)
      SELECT 'resumes', -count(*) FROM removed WHERE deleted_at IS NULL HAVING count(*) > 0;
  ELSE
    INSERT INTO row_tallies (kind, change) VALUES ('resumes', CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER users_emptied AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER contact_submissions_added AFTER INSERT ON contact_submissions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER contact_submissions_removed AFTER DELETE ON contact_submissions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER contact_submissions_emptied AFTER TRUNCATE ON contact_submissions FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER resumes_added AFTER INSERT ON resumes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_resumes();
--> statement-breakpoint
CREATE TRIGGER resumes_removed AFTER DELETE ON resumes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_resumes();
--> statement-breakpoint
CREATE TRIGGER resumes_emptied AFTER TRUNCATE ON resumes FOR EACH STATEMENT EXECUTE FUNCTION tally_rows();
--> statement-breakpoint
CREATE TRIGGER resumes_moved AFTER UPDATE OF deleted_at ON resumes FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION tally_resumes();
