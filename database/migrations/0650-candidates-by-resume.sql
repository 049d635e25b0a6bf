-- Whose a resume is that was read or found by its words.
create index candidates_by_resume on candidates (company_id, resume_file) where resume_file is not null;
create index candidate_repeats_by_resume on candidate_repeats (company_id, resume_file) where resume_file is not null;
