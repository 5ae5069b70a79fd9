-- Publishes ads by the API. A line of the file: the token of a member, a tab, the ad. Each line is
-- sent once, so that no member publishes more than the site lets them.
dofile(os.getenv("REPORT"))

local tokens = {}
local bodies = {}
local at = 0

function init()
  math.randomseed(number)
  local index = 0
  for line in io.lines(os.getenv("INPUT")) do
    index = index + 1
    if index % 2 == number % 2 then
      tokens[#tokens + 1], bodies[#bodies + 1] = line:match("^([^\t]+)\t(.+)$")
    end
  end
end

function request()
  at = at + 1
  if not bodies[at] then
    -- Counted as an error: the file was too short for this machine.
    return wrk.format("POST", "/api/ads", { ["Content-Type"] = "application/json" }, "{}")
  end
  return wrk.format("POST", "/api/ads", {
    ["Content-Type"] = "application/json",
    ["Authorization"] = "Bearer " .. tokens[at],
    ["X-Forwarded-For"] = visitorAddress(),
  }, bodies[at])
end
